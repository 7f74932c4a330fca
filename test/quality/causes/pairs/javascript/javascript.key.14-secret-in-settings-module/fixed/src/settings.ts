export const settings = {
  region: "eu-central-1",
  webhook: {
    path: "/hooks/payment",
    sharedSecretValue: process.env.WEBHOOK_SHARED_SECRET ?? "",
  },
};
