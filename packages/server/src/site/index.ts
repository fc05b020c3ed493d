export { findImage, type ImageKind, imageKinds } from './images.ts'
export { type SiteReply, siteReply } from './site-reply.ts'
export { findSite, getSite, type Site } from './store.ts'
