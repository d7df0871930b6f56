// Shows what the server tells this browser: that its reader is to move. It stands by itself and keeps nothing.

addEventListener("push", (event) => {
  const { title, says, silent } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: says, silent, tag: says }));
});

// The pass of a mail stays in its tab, so a tab that has one is shown rather than a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const own = open.find(({ url }) => /\/(my|play)$/.test(new URL(url).pathname));
    return own ? own.focus() : clients.openWindow(`${registration.scope}my`);
  })());
});
