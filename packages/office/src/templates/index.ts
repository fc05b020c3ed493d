export { TemplateMenu } from './parts/template-menu.tsx'
export { UpButton } from './parts/use-list-changes.tsx'
