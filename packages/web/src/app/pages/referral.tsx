import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { store } from '@foyer/ui/storage.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useSite } from '../../site/site.tsx'

const pauseMilliseconds = 500

/** Stores whether a referral source sent the visitor, then goes home. */
export const Referral = ({ flag }: { flag: '0' | '1' }) => {
  const { SiteID } = useSite()
  const navigate = useNavigate()
  useEffect(() => {
    store('referral', flag)
    const pause = setTimeout(() => void navigate(paths.home(SiteID), { replace: true }), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [flag, SiteID, navigate])
  return <PageSkeleton />
}
