import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigator } from './navigator';

interface AttachNavigatorProps {
  readonly navigator: Navigator;
}

/** Connects the router with listeners that navigate. */
export const AttachNavigator = ({ navigator }: AttachNavigatorProps) => {
  const navigate = useNavigate();
  useEffect(() => navigator.attach((path) => void navigate(path)), [navigate, navigator]);
  return null;
};
