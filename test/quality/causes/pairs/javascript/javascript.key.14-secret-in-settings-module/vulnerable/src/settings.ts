export const settings = {
  region: "eu-central-1",
  webhook: {
    path: "/hooks/payment",
    sharedSecretValue: "pa9Xr-4Tqz-77hV-mm2K", // expect
  },
};
