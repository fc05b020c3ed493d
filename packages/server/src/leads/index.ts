export { serveEmbedScript } from './embed-script.ts'
export { findOpenForm, listForms, saveForm, snippetOf } from './form-store.ts'
export { leadRow, readAnswers } from './lead-store.ts'
