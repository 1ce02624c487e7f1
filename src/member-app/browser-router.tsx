import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

// The router's own BrowserRouter brings its Link and its server half along, 4 kB of what /login may weigh.
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
