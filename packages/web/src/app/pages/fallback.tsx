import { PageHead } from '../../kit/page/page-head.tsx'
import { useShellTexts } from '../texts.ts'

/** Where one lands without a site: the broker's own link is the way in. */
export const Component = () => {
  const t = useShellTexts()
  return <PageHead title={t('fallback.title')} why={t('fallback.why')} />
}
