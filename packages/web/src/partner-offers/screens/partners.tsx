import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'

/** Offers have their own links; without one there is nothing to show. */
export const Component = () => <Navigate to={paths.root()} replace />
