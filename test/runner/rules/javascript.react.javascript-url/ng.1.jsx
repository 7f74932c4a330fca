export const Link = ({ code }) => <a href={`javascript:${code}`}>run</a>; // expect
