const hook = `https://hooks.zapier.com/hooks/catch/${account}/${hook}/`;
const page = "https://hooks.zapier.com/hooks/catch/";
