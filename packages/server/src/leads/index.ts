export { serveEmbedScript } from './embed-script.ts'
export { findOpenForm, listForms, saveForm, snippetOf } from './form-store.ts'
export { leadRow } from './lead-store.ts'
