export { drawImage } from './draw-image.ts'
export { keepImage } from './image-store.ts'
export { siteExists, upsertSite } from './site-store.ts'
