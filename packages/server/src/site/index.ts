export { findImage, type ImageKind, imageKinds } from './images.ts'

export { findSite, getSite, type Site } from './store.ts'
