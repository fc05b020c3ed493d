import { operatorInstitutionCalls } from '@foyer/contract/insurance/institution-calls.ts'
import { institutionSource, institutionsWith } from '@foyer/domain/insurance/institutions.ts'
import { isInstitutionNumber } from '@foyer/domain/insurance/payment.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine, isBlank } from '@foyer/domain/kit/text.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { siteExists } from '../site/index.ts'
import { institutionChanges, saveInstitution } from './institutions-store.ts'

/** The list of financial institutions of a site: the shipped one with the changes of its broker. */
export const operatorInstitutionHandlers = () =>
  implementCalls(operatorInstitutionCalls, {
    listInstitutions: {
      async transaction({ body, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const changes = await institutionChanges(trx, body.SiteID)
        const ends = new Map(changes.map(({ Code, endedAt }) => [Code, endedAt]))
        return {
          Source: institutionSource.name,
          AsOf: institutionSource.asOf,
          Institutions: institutionsWith(changes).map(({ Code, Name, NameFr, isChanged }) => ({
            Code,
            Name,
            NameFr,
            ChangedFl: isChanged ? 1 : 0,
            EndedAt: ends.get(Code)?.toISOString() ?? '',
          })),
        }
      },
    },
    saveInstitution: {
      async transaction({ body, now, note, refuse, assertNoProblems }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        assertNoProblems([
          ...problem(!isInstitutionNumber(body.Code), 'Code', 'CLI_Institution_Number'),
          ...problem(isBlank(body.Name), 'Name', 'RequiredSetting'),
        ])
        const Name = cleanLine(body.Name)
        const NameFr = isBlank(body.NameFr) ? Name : cleanLine(body.NameFr ?? '')
        await saveInstitution(trx, body.SiteID, { Code: body.Code, Name, NameFr, endedAt: null }, now)
        note({ details: { institution: body.Code } })
        return {}
      },
    },
    endInstitution: {
      async transaction({ body, now, note, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const known = institutionsWith(await institutionChanges(trx, body.SiteID))
        const found = known.find(({ Code, isEnded }) => Code === body.Code && !isEnded)
        if (!found) return refuse('CLI_NotValidFinCode', { errors: [{ Field: 'Code', Key: 'CLI_NotValidFinCode' }] })
        const { Code, Name, NameFr } = found
        await saveInstitution(trx, body.SiteID, { Code, Name, NameFr, endedAt: now }, now)
        note({ details: { institution: Code, ended: 1 } })
        return {}
      },
    },
  })
