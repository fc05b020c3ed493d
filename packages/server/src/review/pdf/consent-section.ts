import { section, textBlock } from '../../kit/pdf/blocks.ts'
import { page, type Sheet, styles } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { ConsentRecord } from '../snapshot.ts'
import type { Words } from './words.ts'

/** Who accepted, when and from which address, the hash of the text, and the text itself. */
export const consentSection = (sheet: Sheet, words: Words, consents: readonly ConsentRecord[], text: string) => {
  const { t, instant } = words
  // On a new page, so that it can be filed separately.
  if (sheet.y > page.top) sheet.newPage()
  const fingerprints = [...new Set(consents.map(({ TextHash }) => TextHash))]
  const under = section(sheet, t('consents.heading'), [
    textBlock(sheet, t('consents.intro')),
    tableBlock(
      sheet,
      [
        { title: t('consents.name'), share: 5 },
        { title: t('consents.at'), share: 5 },
        { title: t('consents.from'), share: 3 },
        { title: t('consents.version'), share: 1.6 },
      ],
      consents.map(({ Name, AcceptedAt, Ip, ConsentVersion }) => [
        Name,
        instant(new Date(AcceptedAt)),
        Ip,
        ConsentVersion,
      ]),
    ),
    textBlock(sheet, [t('consents.fingerprint'), ...fingerprints].join('\n'), { style: styles.small }),
  ])
  const accepted = textBlock(sheet, text, { style: styles.fine, after: 7, headed: true })
  section(sheet, t('consents.text'), [accepted], { level: 3, ...(under && { under }) })
}
