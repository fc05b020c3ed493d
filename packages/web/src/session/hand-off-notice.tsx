import { Notice } from '../kit/feedback/notice.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import { helpedName, useSession } from './session.ts'

/** In place of what only the person themself may do. */
export const HandOffNotice = () => {
  const t = useShellTexts()
  return <Notice kind="info" title={t('handOff.only', { name: helpedName(useSession()) })} />
}
