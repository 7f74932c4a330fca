export const errorTexts = {
  requestId: "Quote this request id when you report the problem:",
  retry: "Try again",
  unreachable: "The service cannot be reached. Check the connection, then try again.",
  unknownResponse: (status: number) => `The service answered with ${status} in a form that the console does not know.`,
  console: (message: string) => `The console failed: ${message}`,
};
