import { Banner } from "./banner.js";

const banner = new Banner(document.querySelector("#banner"));
const message = decodeURIComponent(window.location.hash.slice(1));
if (message) banner.show(message);
