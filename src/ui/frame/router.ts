import { useCallback, useContext } from 'react';
import {
  type Location,
  type To,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

// The router's own hooks import its matcher of nested routes: 6 kB that /login must not weigh. Every address of the
// member app is a whole path.
export const useLocation = (): Location => useContext(LocationContext).location;

export interface GoOptions {
  // Without an entry of its own in the history.
  readonly replace?: boolean;
  // What the screen that is opened receives.
  readonly state?: unknown;
}

export const useNavigate = (): ((to: To, options?: GoOptions) => void) => {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
};
