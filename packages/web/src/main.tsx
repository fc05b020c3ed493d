import { startApp } from './app/main.tsx'

// Inline styles of dialogs carry the page's nonce, since the security policy lets nothing else style it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (root !== null) await startApp(root)
