export async function messages(language) {
  return import(`./locales/${language}.js`);
}
