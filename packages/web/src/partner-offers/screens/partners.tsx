import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'

/** Offers have links of their own; without one there is nothing to see. */
export const Component = () => <Navigate to={paths.root()} replace />
