exports.layout = (title, body) => `<!doctype html><title>${title}</title><main>${body}</main>`;
