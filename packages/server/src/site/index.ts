export { type SiteReply, siteReply } from './site-reply.ts'
export { findSite, getSite, type Site } from './store.ts'
