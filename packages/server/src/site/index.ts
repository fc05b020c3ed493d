export { findImage, type ImageKind, imageKinds } from './images.ts'

export { findSite, getSite, linkOf, type Site } from './store.ts'
