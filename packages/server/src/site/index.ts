export { findImage, type ImageKind, imageKinds } from './images.ts'
export { isNewVersion, type NewVersionPlaces } from './new-version.ts'
export { findSite, getSite, linkOf, type Site } from './store.ts'
