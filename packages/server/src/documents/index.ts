export { listedItems } from './listed-items.ts'
export { removeFiles } from './remove-files.ts'
export { submitAllOf } from './submit-all.ts'
export { insertUpload } from './upload-store.ts'
