/** SiteID of what holds for all sites. No site has this name. */
export const allSitesId = '0'
