export { CodeForm } from './parts/code-form.tsx'
export { QuietButton } from './parts/quiet-button.tsx'
