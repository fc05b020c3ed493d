import { Outlet, ScrollRestoration } from 'react-router'

/** Every page begins at its top, and Back returns to where it was left. */
export const Root = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
)
