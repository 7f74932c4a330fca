export const Note = () => h("div", { innerHTML: "<br>" });
