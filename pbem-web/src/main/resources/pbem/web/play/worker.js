// Shows the server's notices that the reader is to move. It needs no other module and stores nothing.

addEventListener("push", (event) => {
  const { title, says, silent } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: says, silent, tag: says }));
});

// Only the tab that a mail opened has its pass, so such a tab is shown rather than a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const own = open.find(({ url }) => /\/(my|play)$/.test(new URL(url).pathname));
    return own ? own.focus() : clients.openWindow(`${registration.scope}my`);
  })());
});
