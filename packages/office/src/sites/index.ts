export { AdoptableSites } from './parts/adoptable-sites.tsx'
export { BrandForm } from './parts/brand-form.tsx'
export { CreateSiteForm } from './parts/create-site-form.tsx'
export { ShareSite } from './parts/share-site.tsx'
