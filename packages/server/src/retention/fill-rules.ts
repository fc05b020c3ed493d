import { keepingRuleOf, keepingRules, unknownTermYears } from '@foyer/domain/retention/keeping.ts'
import type { Database } from '../db/open-database.ts'

/** ProvinceDD of each province, from 1; 0 where it is not known. */
const codes = [0, ...Object.keys(keepingRules).map((_, at) => at + 1)]

/**
 * Brings the database's copy of how long deals are kept to this version's. Where it changed, the lists derive every deal again.
 */
export const fillKeepingRules = async ({ asOwner }: Pick<Database, 'asOwner'>): Promise<void> => {
  const rows = codes.map((code) => {
    const { years, fromTermEnd } = keepingRuleOf(code)
    return `(${code}, ${years}, ${fromTermEnd}, ${unknownTermYears})`
  })
  await asOwner(async (query) => {
    await query(`
      with given (province, years, from_term_end, term_years) as (values ${rows.join(', ')}),
      changed as (
        insert into keeping_rules select * from given
        on conflict (province) do update
          set years = excluded.years, from_term_end = excluded.from_term_end, term_years = excluded.term_years
         where (keeping_rules.years, keeping_rules.from_term_end, keeping_rules.term_years)
           is distinct from (excluded.years, excluded.from_term_end, excluded.term_years)
        returning province)
      insert into stale_deals (slug, application_id)
      select slug, application_id from deal_list where exists (select from changed)`)
  })
}
