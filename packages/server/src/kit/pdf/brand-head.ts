import { isolated, joined } from '@foyer/domain/kit/isolate.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { senderName } from '../mail-layout.ts'
import type { DocumentWords } from './document-words.ts'
import { contentWidth, page, type Sheet, styles } from './sheet.ts'
import { drawLines } from './typeset.ts'

const logoBox = { width: 170, height: 46 }

/** The broker at the top of the first page: logo or name on the left, contact details on the right. */
export const brandHead = (
  sheet: Sheet,
  words: DocumentWords,
  { AgentProfile: agent }: Pick<Link, 'AgentProfile'>,
  logo?: Uint8Array,
) => {
  sheet.y = 44
  sheet.line(sheet.y - 14, { color: sheet.accent, thickness: 3 })
  const name = senderName(agent)
  const person = [agent.FirstName, agent.LastName].filter(Boolean).join(' ')
  const title = words.language === 'fr' ? agent.TitleFr || agent.Title : agent.Title
  const licence = agent.AgentLic && words.t('licence', { number: agent.AgentLic })
  const lines = [
    joined([person !== name && person, title]),
    joined([licence, agent.BrokerageLic && `${isolated(agent.BrokerageName)} ${agent.BrokerageLic}`], ' · '),
    joined([formatPhone(agent.WorkPhone || agent.Mobile), agent.Email], ' · '),
  ].filter(Boolean)
  const left = sheet.set(name, styles.heading, logo ? logoBox.width : contentWidth / 2 - 20)
  const right = sheet.set(lines.join('\n'), styles.small, contentWidth / 2)
  if (logo) {
    const draw = () => sheet.doc.image(Buffer.from(logo), page.left, sheet.y, { fit: [logoBox.width, logoBox.height] })
    sheet.inside('Figure', () => sheet.say(draw), { alt: name })
  } else sheet.inside('P', () => sheet.say(() => drawLines(sheet.doc, left, { x: page.left, y: sheet.y })))
  const at = { x: page.left + contentWidth / 2, y: sheet.y, align: 'right' as const }
  sheet.inside('P', () => sheet.say(() => drawLines(sheet.doc, right, at)))
  sheet.y += Math.max(logo ? logoBox.height : left.height, right.height) + 30
}
