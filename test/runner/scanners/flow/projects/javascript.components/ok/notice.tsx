function Box({ children }: { children: string }) {
  return <p>{children}</p>;
}

export const Notice = { Box };
