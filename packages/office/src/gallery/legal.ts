import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { shippedVersions } from '@foyer/domain/legal/shipped.ts'

type Texts = ReplyOf<'/console-api/ListLegalTexts'>
type Kind = Texts['LegalTexts'][number]

const words = {
  TextEn:
    '# Who we are\n{{brokerage}} answers for this site.\n\n# Your rights\nYou can:\n- read what we keep\n- have it corrected',
  TextFr:
    '# Qui nous sommes\n{{brokerage}} répond de ce site.\n\n# Vos droits\nVous pouvez\u00A0:\n- lire ce que nous conservons\n- le faire corriger',
}

const kind = (name: keyof typeof shippedVersions, given: Partial<Kind> = {}): Kind => ({
  ...{ Kind: name, Shipped: { Version: shippedVersions[name], ...words }, ShippedApprovedFl: 0 },
  ...{ Placeholders: name === 'consent' ? ['brokerage'] : ['brokerage', 'broker'], Texts: 0, Approved: [] },
  ...given,
})

const approved = (given: Partial<Kind['Approved'][number]> = {}): Kind['Approved'][number] => ({
  ...{ Version: '1.3', EffectiveDate: '2026-11-03', Source: 'shipped', ...words },
  ...{ ApprovedBy: 'person:p1', By: 'staff', Name: 'Anna Bélanger', ApprovedAt: '2026-11-03T14:00:00.000Z' },
  ...{ InForceFl: 1, WithdrawnFl: 0 },
  ...given,
})

const Notice = 'The texts that come with the portal are proposals. Have your legal counsel review them.'

/** Before anything is approved, on a production server. */
export const noLegalTexts: Texts = {
  ...{ Notice, OpenFl: 0 },
  LegalTexts: [kind('privacy'), kind('terms'), kind('disclosure'), kind('consent')],
}

/** One as it was shipped, one of the site's own with another to come, one from before an upgrade, and one that no one approved. */
export const legalTexts: Texts = {
  ...{ Notice, OpenFl: 0 },
  LegalTexts: [
    kind('privacy', { Texts: 1, ShippedApprovedFl: 1, Approved: [approved()] }),
    kind('terms', {
      Texts: 3,
      Approved: [
        approved({
          ...{ Version: '2.1', EffectiveDate: '2099-01-01', Source: 'own', InForceFl: 0, Name: '' },
          ApprovedAt: '2026-11-20T14:00:00.000Z',
        }),
        approved({ Version: '2.05', Source: 'own', InForceFl: 0, WithdrawnFl: 1, By: 'program', Name: 'CRM' }),
        approved({ Version: '2.0', Source: 'own', By: 'program', Name: '' }),
      ],
    }),
    kind('disclosure', { Texts: 1, Approved: [approved({ Version: '1.1', By: 'operator', Name: '' })] }),
    kind('consent'),
  ],
}

/** All of them as they were shipped. */
export const allLegalTexts: Texts = {
  ...{ Notice, OpenFl: 1 },
  LegalTexts: legalTexts.LegalTexts.map(({ Kind }) => {
    const Version = shippedVersions[Kind as 'terms']
    return kind(Kind as 'terms', { Texts: 1, ShippedApprovedFl: 1, Approved: [approved({ Version })] })
  }),
}
