function Box({ children }: { children: string }) {
  return <p dangerouslySetInnerHTML={{ __html: children }} />; // expect
}

export const Notice = { Box };
