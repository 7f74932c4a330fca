export function Page({ page }) {
  const url = window.location.href;
  const root = url.slice(0, url.indexOf("pages"));
  return (
    <nav>
      <a href={root + "/" + page.path}>open</a>
      <a href={location.hash}>top</a>
      <a href={location.search}>again</a>
    </nav>
  );
}
