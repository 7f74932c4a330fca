function paramsToUrl(params) {
  var s = params.toString();
  return s ? "?" + s : location.pathname;
}
function show(link, column) {
  var params = new URLSearchParams(location.search);
  params.set("_sort", column);
  link.setAttribute("href", paramsToUrl(params));
  link.setAttribute("href", location.pathname);
  link.setAttribute("href", params.get("next")); // expect
  link.setAttribute("href", location.hash.slice(1)); // expect
}
