import AvatarClient from "./clients/avatar-client.js";

export const services = {
  avatars: new AvatarClient({ timeout: 2000 }),
};
