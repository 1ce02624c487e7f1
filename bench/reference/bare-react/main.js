import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The smallest possible React page: one component with one state. Everything /login weighs beyond it is ours.
const Bare = () => {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count} times`);
};

createRoot(document.getElementById('root')).render(createElement(Bare));
