export const digest = (kind: string, value: string): string =>
  `<wsse:Password Type="${kind}#PasswordDigest">${value}</wsse:Password>`;
export const text = (value: string): string => `<wsse:Password Type="wss1.0#PasswordText">${value}</wsse:Password>`;
export const joined = (value: string): string => '<Password Type="Wss1.0#PasswordText">' + value + "</Password>";
export const python = '<wsse:Password Type="Wss1.0#PasswordText">%s</wsse:Password>';
export const rails = "<wsse:Password Type='Wss1.0#PasswordText'><%= value %></wsse:Password>";
export const handlebars = "<wsse:Password Type='Wss1.0#PasswordText'>{{value}}</wsse:Password>";
