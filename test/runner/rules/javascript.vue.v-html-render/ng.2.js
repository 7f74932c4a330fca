export const Note = (props) => createElement("div", { domProps: { innerHTML: props.text } }); // expect
