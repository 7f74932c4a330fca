import { app, shell } from "electron";

app.on("web-contents-created", (_, contents) => {
  contents.on("will-navigate", async (event, target) => {
    event.preventDefault();
    await shell.openExternal(target); // expect
  });
});

export function openTicket(ticket) {
  shell.openExternal(ticket.link); // expect
}
