export { AddForm } from './parts/add-form.tsx'
