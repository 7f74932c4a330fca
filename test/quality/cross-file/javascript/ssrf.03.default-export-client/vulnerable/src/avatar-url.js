export const avatarUrl = ({ url }) => new URL(url);
