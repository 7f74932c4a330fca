export const Link = ({ run }) => <a href="#run" onClick={run}>run</a>;
