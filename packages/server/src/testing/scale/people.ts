import { type Borrower, browserOf } from '../builders.ts'
import { makeStaff, type Staff } from '../office-builders.ts'
import { type Installation, look } from './installation.ts'

/** Whose lists are read: a brokerage and a person of it with every right. */
export interface Reader {
  staff: Staff
  siteId: string
  deals: number
}

/** The brokerage whose number of deals is nearest to this one. */
export const readerOf = async (installation: Installation, deals: number): Promise<Reader> => {
  const [site] = await look(
    installation,
    'select slug, brokerage_id, copies * 40 as deals from bench.sites order by abs(copies * 40 - $1), site limit 1',
    [deals],
  )
  const staff = await makeStaff(installation.foyer, String(site?.brokerage_id))
  return { staff, siteId: String(site?.slug), deals: Number(site?.deals) }
}

/** A signed-in borrower and their application. */
export interface Chosen {
  borrower: Pick<Borrower, 'client'>
  ids: { SiteID: string; UserID: string; MortgageApplicationID: number; ApplicantID: number }
}

/**
 * Applications drawn from all of them or those of a site, unsent ones or any. What is known of the copies names them, so that nothing of them is read
 * before they are measured.
 */
export const drawApplications = async (
  installation: Installation,
  { most, unsent = false, siteId = '' }: { most: number; unsent?: boolean; siteId?: string },
): Promise<Chosen[]> => {
  const rows = await look(
    installation,
    `select c.slug, md5(t.user_id || '/' || c.copy) as user_id,
            ((t.application_id + c.copy * 2654435761) & 35184372088831)::float as application,
            ((t.main_applicant_id + c.copy * 2654435761) & 35184372088831)::float as applicant
       from bench.copies c cross join (select * from applications where site_id = 'template' and (not $2 or status = 11)) t
      where $3 = '' or c.slug = $3
      order by random() limit $1`,
    [most, unsent, siteId],
  )
  const { foyer } = installation
  const chosen: Chosen[] = []
  for (const { slug, user_id, application, applicant } of rows) {
    const client = await browserOf(foyer, { siteId: slug, userId: user_id })
    const ids = { SiteID: slug, UserID: user_id, MortgageApplicationID: application, ApplicantID: applicant }
    chosen.push({ borrower: { client }, ids })
  }
  return chosen
}
