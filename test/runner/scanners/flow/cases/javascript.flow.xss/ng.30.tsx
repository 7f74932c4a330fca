export function Page() {
  const url = window.location.href;
  const target = url.slice(url.indexOf("to=") + 3);
  const anchor = location.hash.slice(1);
  return (
    <nav>
      <a href={target}>open</a> // expect
      <a href={anchor}>top</a> // expect
    </nav>
  );
}
