export const webhooksTexts = {
  webhooks: {
    adminsOnly: "Only admins see the webhook settings and the delivery log.",
    noRepository: "Pushes find the project by its repository URL: set it in the settings.",
    setup: "Set-up",
    setupHint: "Enter these at the git host, for push events. They are the same for all projects of the organization.",
    url: "URL",
    secret: "Secret",
    contentType: "Content type",
    log: "Delivery log",
    head: ["Received", "Event", "Outcome", "Reason", "What to do"],
    none: "No deliveries yet",
    noneHint:
      "A delivery that is missing here was refused with 401: compare the secret at the host with the one above.",
    scans: (count: number) => `${count} scans`,
    notStarted: (count: number, reason: string) => `${count} scans were not started: ${reason}`,
  },
};
