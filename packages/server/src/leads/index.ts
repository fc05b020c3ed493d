export { serveEmbedScript } from './embed-script.ts'
export { findOpenForm } from './form-store.ts'
